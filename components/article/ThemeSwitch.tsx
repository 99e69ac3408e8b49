import { chooseTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from "./theme";

const LABELS: Readonly<Record<ThemeChoice, string>> = { light: "Light", dark: "Dark", system: "System" };

/** A sun, a moon, and a disc that is half of each; all in a box of 16. */
const ICONS: Readonly<Record<ThemeChoice, string>> = {
  light:
    "M8 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 1 0 0-6.8zM7.2 0h1.6v2.6H7.2zM7.2 13.4h1.6V16H7.2zM0 7.2h2.6v1.6H0zM13.4 7.2H16v1.6h-2.6zM1.8 2.9l1.1-1.1 1.9 1.9-1.1 1.1zM11.2 12.3l1.1-1.1 1.9 1.9-1.1 1.1zM1.8 13.1l1.9-1.9 1.1 1.1-1.9 1.9zM11.2 3.7l1.9-1.9 1.1 1.1-1.9 1.9z",
  dark: "M9.6 1.2A6.9 6.9 0 1 0 14.8 10 5.6 5.6 0 0 1 9.6 1.2z",
  system: "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1zm0 1.8v10.4A5.2 5.2 0 0 1 8 2.8z",
};

/** Light, dark, or as the system has it: three radio buttons drawn as one control. */
export function ThemeSwitch() {
  const current = useThemeChoice();
  return (
    <fieldset className="segmented needs-js">
      <legend className="sr-only">Theme</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} className="segment" title={LABELS[choice]}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={choice === current}
            onChange={() => {
              chooseTheme(choice);
            }}
          />
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d={ICONS[choice]} fill="currentColor" fillRule="evenodd" />
          </svg>
          <span className="sr-only">{LABELS[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
