const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** `first`, `eleventh` as `11th`: in words up to ten. */
export function ordinal(count: number): string {
  const known = ORDINALS[count];
  if (known !== undefined && known !== "") return known;
  const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  const teens = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${teens ? "th" : (endings[count % 10] ?? "th")}`;
}
