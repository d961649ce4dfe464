export function appFolder(): string;
