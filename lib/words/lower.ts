/** A sentence as it goes on after a colon. What begins with an abbreviation or a name in capitals stays. */
export function lower(sentence: string): string {
  const [first = "", second = ""] = sentence;
  return second === second.toUpperCase() && /[A-Z]/.test(second)
    ? sentence
    : `${first.toLowerCase()}${sentence.slice(1)}`;
}
