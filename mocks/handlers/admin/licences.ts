import type { Licence } from '../../db/platform/customers';
import { platformRegister } from '../../platformRegister';
import { demo } from '../../state';
import { Checks } from './checks';

const table = () => demo.world.platform.licences;

export const licenceHandlers = platformRegister<Licence>({
  controller: 'CustomerLicense',
  slug: 'licencas',
  nameOf: (row) => `${demo.world.customers.get(row.customerId)?.name ?? ''} · ${row.contract}`,
  table,
  without: ['create', 'remove'],
  wire: (row) => {
    const links = demo.world.links.filter((link) => link.customerId === row.customerId && !link.listedOnly);
    const pending = links.filter((link) => !demo.world.users.need(link.userId).emailConfirmed).length;
    return {
      ...row,
      customerName: demo.world.customers.get(row.customerId)?.name ?? '',
      granted: links.length - pending,
      pending,
      available: row.active ? Math.max(0, row.quantity - links.length) : 0,
      isFreeAccount: demo.world.customers.get(row.customerId)?.isFreeAccount ?? false,
    };
  },
  check: (sent, ownId) => {
    const before = table().get(ownId);
    const check = new Checks(sent);
    const input = {
      customerId: before?.customerId ?? 0,
      contract: check.text('contract', 'Contrato', 60),
      quantity: check.whole('quantity', 'Licenças', 0, 9999),
      startsOn: check.day('startsOn', 'Início'),
      endsOn: check.optionalDay('endsOn'),
      note: check.optional('note', 'Observação'),
    };
    if (input.endsOn && input.endsOn < input.startsOn)
      check.refuse('endsOn', 'O fim não pode ser antes do início.');
    const used = demo.world.links.filter(
      (link) => link.customerId === input.customerId && !link.listedOnly,
    ).length;
    if (before && input.quantity < used && input.quantity < before.quantity)
      check.refuse('quantity', `Há ${used} licenças em uso: exclua usuários antes de diminuir.`);
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input };
  },
  // A free account's trial ends with its licences.
  written: ({ customerId, endsOn }) => {
    const customer = demo.world.customers.get(customerId);
    if (customer?.isFreeAccount && customer.trialPeriodExpiration !== null)
      demo.world.customers.update(customerId, { trialPeriodExpiration: endsOn && `${endsOn}T00:00:00` });
  },
});
