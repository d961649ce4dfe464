import { localDate } from '../calendar';
import type { World } from '../types';

/** Every so many days from a start, at an hour or all day. */
interface Series {
  title: string;
  start: number;
  every: number;
  time?: string;
}

const FROM = -70;
const UNTIL = 120;

const series: readonly Series[] = [
  { title: 'Conferir aplicação de fungicida, talhão 7', start: 0, every: 9, time: '07:30' },
  { title: 'Pesagem amostral do lote 12, aviário 2', start: 0, every: 7, time: '09:00' },
  { title: 'Título a pagar: COOPERATIVA AGROINDUSTRIAL DO OESTE', start: 0, every: 10 },
  { title: 'Título a receber: CEREALISTA PLANALTO LTDA', start: 3, every: 14 },
  { title: 'Reunião com o engenheiro agrônomo', start: 0, every: 14, time: '14:00' },
  { title: 'Troca de óleo do trator 6110J', start: 4, every: 30 },
  { title: 'Coleta de amostras de solo, talhões 3 e 4', start: 6, every: 21, time: '08:00' },
  { title: 'Leitura dos hidrômetros', start: 1, every: 5, time: '17:00' },
  { title: 'Vacinação do plantel, galpão 1', start: 10, every: 28, time: '06:00' },
  { title: 'Entrega de insumos para a safrinha', start: 17, every: 45, time: '10:30' },
];

/** Installments of a large purchase fall due together: such a day shows that counts stop at 99. */
const BUSY_DAY = 5;
const BUSY_COUNT = 112;

/** What is due and planned for every customer, around today. */
export function seedCalendar(world: World, today: Date): void {
  for (const { id: customerId } of world.customers.all()) {
    for (const { title, start, every, time } of series) {
      // Others have the same work on other days.
      const shift = (customerId - 1) % every;
      for (let day = start + shift; day <= UNTIL; day += every) add(customerId, title, day, time);
      for (let day = start + shift - every; day >= FROM; day -= every) add(customerId, title, day, time);
    }
  }
  for (let number = 1; number <= BUSY_COUNT; number += 1)
    add(1, `Parcela ${String(number).padStart(3, '0')} do barracão 4`, BUSY_DAY);

  function add(customerId: number, title: string, day: number, time?: string): void {
    const date = localDate(today, day);
    world.calendarEntries.insert({
      customerId,
      title,
      date: time ? null : date,
      dateWithTime: time ? date.replace('T00:00', `T${time}`) : null,
    });
  }
}
