/** Makes `styles/fonts.css` and `styles/fonts/` from the font packages: `npx tsx scripts/fonts/make.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fontsCss } from "./css";
import { fontFiles } from "./files";

const styles = fileURLToPath(new URL("../../styles/", import.meta.url));

await mkdir(`${styles}fonts`, { recursive: true });
await writeFile(`${styles}fonts.css`, await fontsCss());
for (const [name, bytes] of await fontFiles()) {
  await writeFile(`${styles}fonts/${name}`, bytes);
  console.log(`${String(bytes.length).padStart(7)} ${name}`);
}
