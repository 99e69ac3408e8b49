import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsdoc from "eslint-plugin-jsdoc";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Clocks, chance, timers, the DOM and Node: none of them exists inside the simulator. */
const globalsBannedInSimulator = [
  "Date",
  "Intl",
  "performance",
  "crypto",
  "process",
  "Buffer",
  "globalThis",
  "window",
  "self",
  "document",
  "navigator",
  "console",
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
  "structuredClone",
  "WeakRef",
  "FinalizationRegistry",
];

/** The functions of Math whose result the language fixes to the last bit, in every engine. */
const exactMath =
  "abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|E|LN2|LN10|LOG2E|LOG10E|PI|SQRT1_2|SQRT2";

const inexactMath =
  "Engines differ in the last bits of this; only exact functions of Math give one digest everywhere.";

const simulatorSyntax = [
  {
    selector: `MemberExpression[object.name='Math'][computed=false]:not([property.name=/^(${exactMath})$/])`,
    message: inexactMath,
  },
  { selector: "MemberExpression[object.name='Math'][computed=true]", message: inexactMath },
  {
    selector: ":not(MemberExpression) > Identifier[name='Math']",
    message: "Name each function of Math where it is used.",
  },
  { selector: "BinaryExpression[operator='**'], AssignmentExpression[operator='**=']", message: inexactMath },
  {
    selector: "MemberExpression[property.name=/^(toLocale.*|localeCompare)$/]",
    message: "The reader's language must not change a result.",
  },
  {
    selector:
      "AwaitExpression, FunctionDeclaration[async=true], FunctionExpression[async=true], ArrowFunctionExpression[async=true]",
    message: "A run is one synchronous computation.",
  },
];

/** A test that is skipped or alone proves nothing. */
const testSyntax = [
  {
    selector:
      "MemberExpression[property.name=/^(skip|only|todo|fixme|fails)$/][object.name=/^(it|test|describe)$/]",
    message: "Every test runs, every time.",
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: "Wait for what you need, not for a time.",
  },
];

export default defineConfig(
  globalIgnores(["out", ".next", ".cache", "public", "test-results", "playwright-report", "next-env.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      eqeqeq: "error",
      // The type checker knows which globals exist.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [reactHooks.configs.flat["recommended-latest"], jsxA11y.configs.strict],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='style']",
          message: "The content security policy forbids inline styles: use a class or an SVG attribute.",
        },
      ],
    },
  },
  {
    files: ["lib/**/*.ts"],
    plugins: { jsdoc },
    rules: {
      "jsdoc/require-jsdoc": [
        "error",
        {
          publicOnly: true,
          require: {
            ArrowFunctionExpression: true,
            ClassDeclaration: true,
            FunctionDeclaration: true,
            FunctionExpression: true,
          },
        },
      ],
      "jsdoc/require-description": "error",
    },
  },
  {
    files: ["lib/sim/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...globalsBannedInSimulator.map((name) => ({
          name,
          message: "The simulator sees its scenario and its seed, nothing else.",
        })),
      ],
      "no-restricted-syntax": ["error", ...simulatorSyntax],
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...testSyntax] },
  },
);
