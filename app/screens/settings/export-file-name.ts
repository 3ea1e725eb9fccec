/** `mathflow-amina-2026-11-20.json` [SCR8]: name and day, only with letters and digits every file system takes. */
export function exportFileName(name: string, at: number): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return ["mathflow", plain, date].filter((part) => part !== "").join("-") + ".json";
}
