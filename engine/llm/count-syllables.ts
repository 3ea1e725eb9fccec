/** Syllables of an English word, by its groups of vowels; right for about nine words of ten. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  if (plain.length <= 3) return 1;
  const stem = plain
    // silent: "make", "times", "named", "sides", but not "added", "pieces", "table"
    .replace(/(?<![aeiouyl])(?:e|(?<![csgxz])es|(?<![td])ed)$|(?<=[aeiouy]l)(?:e|es|ed)$|(?<=l)ed$/u, "")
    .replace(/^y/u, "")
    .replace(/(?<=[aeiouy][^aeiouy])e(?=(?:ly|less|ness|ment|ful|fully)$)/u, "");
  // "io" of "addition" is one, that of "ratio" two; "ia", "eo", "ua" are two.
  const groups = stem.replace(/(?<=[tscx])i(?=o[nu]|a[ln])/gu, "").match(/[aeiouy]+/gu) ?? [];
  const hiatus = stem.match(/(?<![tscx])i[ao](?!u)|eo|(?<!q)ua(?!r)|[aiou]ing/gu) ?? [];
  return Math.max(1, groups.length + hiatus.length);
}
