/** Imports point down only: each layer with the layers it must not know. */
const layers = [
  { name: "pages", path: "^pages/" },
  { name: "content", path: "^content/" },
  { name: "widgets", path: "^components/widgets/" },
  { name: "parts", path: "^components/(charts|controls|article)/" },
  { name: "lib", path: "^lib/(?!sim/)" },
  { name: "sim", path: "^lib/sim/" },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upwards = layers.slice(1).map(({ name, path }, index) => ({
  name: `${name}-imports-down-only`,
  severity: "error",
  comment: `${name} must not know ${layers
    .slice(0, index + 1)
    .map((layer) => layer.name)
    .join(", ")}.`,
  from: { path },
  to: { path: layers.slice(0, index + 1).map((layer) => layer.path) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: "sim-imports-itself-only",
      severity: "error",
      comment: "The simulator is pure TypeScript: no package, no Node module, nothing else of the site.",
      from: { path: "^lib/sim/" },
      to: { pathNot: "^lib/sim/" },
    },
    {
      name: "no-circular",
      severity: "error",
      comment: "Two files that need each other are one idea, or three.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment: "A module that nothing imports and that imports nothing is dead.",
      from: { orphan: true, path: "^(pages|content|components|lib)/", pathNot: "^pages/|\\.d\\.ts$" },
      to: {},
    },
    {
      name: "site-knows-no-tests",
      severity: "error",
      comment: "What the tests and scripts need of the site they import, never the other way round.",
      from: { path: "^(pages|content|components|lib)/" },
      to: { path: "^(tests|scripts)/" },
    },
    {
      name: "no-development-packages-at-run-time",
      severity: "error",
      comment: "What the reader's browser runs is a dependency, not a development dependency.",
      from: { path: "^(pages|components|lib)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment: "The import leads nowhere.",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.mdx$" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
