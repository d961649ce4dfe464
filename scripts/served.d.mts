export function whileServed<T>(work: (address: string) => Promise<T>): Promise<T>;
