/** Puts a text into the downloads as a file. */
export function download(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Browsers start the download before the next task; the address may go after it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
