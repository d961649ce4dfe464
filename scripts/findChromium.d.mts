export function findChromium(machine?: {
  env?: Record<string, string | undefined>;
  exists?: (path: string) => boolean;
  own?: () => string;
  carried?: () => Promise<string>;
}): Promise<string>;
export function unpackCarried(folder?: string): Promise<string>;
