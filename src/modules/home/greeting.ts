/** Part of the day that the greeting names: morning before 12 h, afternoon before 18 h, then evening. */
export function greetingKey(hour: number) {
  return hour < 12 ? 'greeting.morning' : hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

/** How somebody is called: the first name, which registers keep in capitals, written as names are. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first === first.toUpperCase() ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

/** 'Sexta-feira, 18 de setembro de 2026': the day in full, at the beginning of a line. */
export function dayInFull(now: Date, language: string): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(now);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
