const BRAZIL = '55';

/** Digits with the country: a Brazilian number of 10 or 11 digits gets its 55. Null when it is no telephone. */
function international(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 10 || digits.length === 11) return BRAZIL + digits;
  return digits.length >= 12 && digits.length <= 15 ? digits : null;
}

/** Opens a conversation in WhatsApp, with what is said first; null when the number is none. */
export function whatsAppLink(phone: string, text: string): string | null {
  const number = international(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** The number as it is read here: '(45) 99912-3456'; anything else as it came. */
export function nationalDigits(phone: string): string | null {
  const number = international(phone);
  return number?.startsWith(BRAZIL) ? number.slice(BRAZIL.length) : null;
}
