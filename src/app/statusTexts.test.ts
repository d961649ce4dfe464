import { expect, it } from 'vitest';
import enUS from '@locales/en-US/ui.json';
import ptBR from '@locales/pt-BR/ui.json';
import { forecastStatus } from '@/domain/widgets/forecast/forecastLook';
import { assistStatus, waitStatus } from '@/modules/assist/assistLook';
import { lotStatus, uniformityStatus } from '@/modules/lots/lotLook';
import { notificationStatus } from '@/modules/notifications/notificationLook';

const FAMILIES = {
  assist: assistStatus,
  wait: waitStatus,
  lot: lotStatus,
  uniformity: uniformityStatus,
  notification: notificationStatus,
  forecast: forecastStatus,
};

it('has a word for every status, in both languages', () => {
  const keys = (families: Record<string, object>) =>
    Object.fromEntries(Object.entries(families).map(([name, of]) => [name, Object.keys(of).sort()]));
  for (const texts of [ptBR, enUS]) expect(keys(texts.status)).toEqual(keys(FAMILIES));
});
