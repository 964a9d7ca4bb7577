const stepMs = 120;
const steps = 24;

/**
 * Stands for the request that sends a file: reads the file, tells the part that is done (0 to 1), and stops by the
 * signal. Rejects for a file that cannot be read, and without a connection.
 */
export async function sendFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await file.arrayBuffer();
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
    signal.throwIfAborted();
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    onProgress(step / steps);
  }
}
