/** Far behind the end of anything. */
const BEHIND_SECONDS = 1e7;
/** A browser that has not answered by then cannot. */
const PATIENCE_MS = 8000;

/** Seconds an audio file plays; null when this browser cannot notify. */
export async function soundLength(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  try {
    return await new Promise<number | null>((resolve) => {
      const notify = () => {
        if (Number.isFinite(audio.duration)) resolve(audio.duration);
        // What a browser has recorded says no length; at its end the browser knows it.
        else audio.currentTime = BEHIND_SECONDS;
      };
      audio.preload = 'metadata';
      audio.addEventListener('loadedmetadata', notify);
      audio.addEventListener('durationchange', () => Number.isFinite(audio.duration) && notify());
      audio.addEventListener('error', () => resolve(null));
      window.setTimeout(() => resolve(null), PATIENCE_MS);
      audio.src = url;
    });
  } finally {
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
