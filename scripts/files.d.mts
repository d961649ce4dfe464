export function filesUnder(...folders: string[]): string[];
