// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

const TITLES = [
  [0, 'Certificado digital vence hoje'],
  [1, 'Certificado digital vence em 1 dia'],
  [3, 'Certificado digital vence em 3 dias'],
  [7, 'Certificado digital vence em 7 dias'],
] as const;

it.each(TITLES)(
  'reminds of a certificate %i days before its end, once and on no other day',
  async (days, title) => {
    const { finance, notificationSettings } = demo.world;
    const certificate = finance.certificates.find(({ customerId }) => customerId === 1);
    const [setting] = notificationSettings.all();
    if (!certificate || !setting) throw new Error('the demo has none');
    notificationSettings.update(setting.id, { financial: { ...setting.financial, timeInterval: days } });
    const client = await clientOf('produtor');
    const user = demo.world.users.find(({ account }) => account === 'produtor');
    const reported = async () => {
      const { body } = await client.get(`/Ncc/GetLastNotification?userId=${user?.id}`);
      return (body as { title: string }[]).filter((row) => row.title === title);
    };
    const endIn = (left: number) =>
      finance.certificates.update(certificate.id, { validUntil: localDate(new Date(), left) });
    endIn(days + 1);
    expect(await reported()).toHaveLength(0);
    endIn(days);
    expect(await reported()).toHaveLength(1);
    expect(await reported()).toHaveLength(1);
  },
);
