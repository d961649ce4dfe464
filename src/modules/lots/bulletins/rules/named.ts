/** A name as it is compared: without the case and the blanks around it. */
export const named = (text: string): string => text.trim().toUpperCase();
