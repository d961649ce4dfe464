/** Hands a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch the address only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
