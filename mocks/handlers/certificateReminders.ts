import { localDate } from '../db/calendar';
import type { CustomerLink, User } from '../db/types';
import { demo } from '../state';
import { insertNoticeOnce } from './notices';

/** The group of messages about what is to be done in the books. */
const GROUP = 4;

const titleFor = (days: number) =>
  days === 0
    ? 'Certificado digital vence hoje'
    : `Certificado digital vence em ${days} ${days === 1 ? 'dia' : 'dias'}`;

/** Puts a message before a user, once. */
export const remind = (link: CustomerLink, now: Date, title: string, description: string): void =>
  insertNoticeOnce(link, {
    title,
    description,
    group: GROUP,
    moduleName: 'Financeiro',
    at: now.toISOString(),
  });

/** As the server does each night: who chose this many days is reported of a certificate that ends after them, once. */
export function remindOfCertificates(user: User, now: Date): void {
  const { links, notificationSettings, finance } = demo.world;
  for (const link of links.filter((row) => row.userId === user.id)) {
    const chosen = notificationSettings.find((row) => row.linkId === link.id)?.financial;
    const days = chosen?.['timeInterval'];
    if (chosen?.['notifyDigitalCertificate'] !== true || typeof days !== 'number') continue;
    const title = titleFor(days);
    const end = localDate(now, days).slice(0, 10);
    const due = finance.certificates.filter(
      (row) => row.customerId === link.customerId && row.validUntil.startsWith(end),
    );
    for (const { holderName } of due)
      remind(link, now, title, `${holderName}: renove para continuar a emitir notas.`);
  }
}
