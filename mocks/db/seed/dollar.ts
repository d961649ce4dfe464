/** A quote as the Central Bank writes it: local text with a blank, no zone. */
export interface DollarQuoteWire {
  dataHoraCotacao: string;
  cotacaoCompra: number;
  cotacaoVenda: number;
  tipoBoletim: string;
}

const BULLETINS: readonly (readonly [time: string, kind: string])[] = [
  ['10:04:21.108', 'Abertura'],
  ['11:07:33.415', 'Intermediário'],
  ['12:05:12.907', 'Intermediário'],
  ['13:03:34.742', 'Fechamento'],
];
const CLOSING = 3;
/** About half a year. */
const PERIOD_DAYS = 190;
const SPREAD = 0.0006;

const two = (value: number) => String(value).padStart(2, '0');

function dayText(day: Date): string {
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function isWorkday(day: Date): boolean {
  return day.getDay() !== 0 && day.getDay() !== 6;
}

/** A price that wanders over the weeks: the same day and bulletin always cost the same. */
function price(day: Date, bulletin: number): number {
  const number = Math.round(day.getTime() / 86_400_000) + bulletin / 4;
  const value =
    5.38 + 0.09 * Math.sin(number / 17) + 0.035 * Math.sin(number / 3.1) + 0.012 * Math.sin(number * 2.3);
  return Math.round(value * 10_000) / 10_000;
}

function quote(day: Date, bulletin: number): DollarQuoteWire {
  const [time = '', kind = ''] = BULLETINS[bulletin] ?? [];
  const buy = price(day, bulletin);
  return {
    dataHoraCotacao: `${dayText(day)} ${time}`,
    cotacaoCompra: buy,
    cotacaoVenda: Math.round((buy + SPREAD) * 10_000) / 10_000,
    tipoBoletim: kind,
  };
}

/** The bulletins of today that are out by now; none at the weekend. */
export function dollarToday(now: Date): DollarQuoteWire[] {
  if (!isWorkday(now)) return [];
  const out = `${two(now.getHours())}:${two(now.getMinutes())}`;
  return BULLETINS.flatMap(([time], bulletin) => (time.slice(0, 5) <= out ? [quote(now, bulletin)] : []));
}

/** The closings before today, newest first: the server promises no order. */
export function dollarPeriod(now: Date): DollarQuoteWire[] {
  return Array.from({ length: PERIOD_DAYS }, (_, at) => {
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - at - 1, 12);
  })
    .filter(isWorkday)
    .map((day) => quote(day, CLOSING));
}
