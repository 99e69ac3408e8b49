import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "styles", "fonts");

/** What the font files weigh together. Reads them, so it runs at build only. */
export function FontSize() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".woff2"));
  const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  return (
    <>
      {files.length} files, {Math.round(bytes / 1000)} kB
    </>
  );
}
