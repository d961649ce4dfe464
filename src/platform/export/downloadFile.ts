/** Hands what stands at an address of this origin to the browser's downloads. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Hands a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  downloadFrom(address, name);
  // Some browsers fetch the address only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
