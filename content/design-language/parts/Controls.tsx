import type { Theme } from "@/lib/stages";
import { BothThemes } from "./BothThemes";
import { Buttons } from "./controls/Buttons";
import { Choices } from "./controls/Choices";
import { Fields } from "./controls/Fields";
import { Folds } from "./controls/Folds";
import { Sliders } from "./controls/Sliders";

/** Every control, in every state that can be drawn without touching it. */
export function Controls() {
  return <BothThemes>{(theme) => <ThemeControls theme={theme} />}</BothThemes>;
}

function ThemeControls({ theme }: { readonly theme: Theme }) {
  return (
    <div className="control-samples">
      <Buttons />
      <Sliders />
      <Fields />
      <Choices theme={theme} />
      <Folds theme={theme} />
    </div>
  );
}
