/** Hands a file to the browser's downloads. Made on the device: nothing is sent anywhere. */
export const saveFile = (name: string, parts: readonly BlobPart[], type: string): void => {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the parts may be large.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
