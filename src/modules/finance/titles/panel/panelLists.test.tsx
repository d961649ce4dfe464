import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Installment, TitleDetail, WriteOff } from '../rules/titleRow';
import { startTitles } from '../titlesPage.test.kit';
import { DocumentInstallments } from './DocumentInstallments';
import { PartState } from './PartState';
import { PayWith } from './PayWith';
import { TitleFacts } from './TitleFacts';
import { WriteOffHistory } from './WriteOffHistory';

startTitles();

const part = (number: number): Installment => ({
  id: 10 + number,
  number,
  dueDate: `2026-0${number}-10`,
  value: 5000,
  open: number === 1 ? 0 : 5000,
});
const open = (count: number) => {
  const installments = Array.from({ length: count }, (_, at) => part(at + 1));
  const title = { id: 12, total: 5000 * count, installments } as unknown as TitleDetail;
  const onOpen = vi.fn();
  renderUi(
    <>
      <p>painel</p>
      <DocumentInstallments title={title} onOpen={onOpen} />
    </>,
  );
  return onOpen;
};

it('lists the installments of a document; each but this one leads to its own', () => {
  const onOpen = open(2);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ParcelaVencimentoValorEm aberto',
    '1/210/01/202650,000,00',
    '2/210/02/202650,0050,00',
    'Total do documentoR$ 100,00',
  ]);
  expect(table.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
    null,
  ]);
  expect(table.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(table.getByRole('button', { name: 'Parcela 1/2' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(11);
});

it('is no list of one', () => {
  open(1);
  expect(screen.getByText('painel')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('what was paid of a title', () => {
  const writeOff = (id: number, more: Partial<WriteOff> = {}): WriteOff => ({
    id,
    writeOffDate: '2026-03-04',
    paymentDate: '2026-03-04',
    value: 3000,
    discount: 0,
    interest: 0,
    penalty: 0,
    exchange: 0,
    rate: null,
    total: 3000,
    paymentId: null,
    paymentName: '',
    accountId: null,
    cardId: null,
    meansName: '',
    statementNumber: '',
    ...more,
  });
  const show = (writeOffs: readonly WriteOff[]) => {
    const onReverse = vi.fn();
    const title = { movement: 'EXPENSE', writeOffs } as unknown as TitleDetail;
    renderUi(<WriteOffHistory title={title} onReverse={onReverse} />);
    return onReverse;
  };
  const lines = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

  it('is said newest first, with nothing that was not', () => {
    show([
      writeOff(1),
      writeOff(2, { writeOffDate: '2026-03-06', discount: 100, interest: 200, penalty: 300, total: 3400 }),
      writeOff(3, { paymentDate: '2026-03-05', writeOffDate: '2026-03-05' }),
    ]);
    expect(lines()).toEqual([
      'Pago em 05/03/2026EstornarValor baixado30,00TotalR$ 30,00',
      'Pago em 04/03/2026EstornarValor baixado30,00Desconto− 1,00Juros+ 2,00Multa+ 3,00TotalR$ 34,00Data da baixa06/03/2026',
      'Pago em 04/03/2026EstornarValor baixado30,00TotalR$ 30,00',
    ]);
    expect(screen.queryByText('Nenhuma baixa registrada.')).toBeNull();
  });

  it('is reversed one by one', () => {
    const only = writeOff(1);
    const onReverse = show([only]);
    fireEvent.click(screen.getByRole('button', { name: 'Estornar: Pago em 04/03/2026' }));
    expect(onReverse).toHaveBeenCalledExactlyOnceWith(only);
  });

  it('may be nothing', () => {
    show([]);
    expect(screen.getByText('Nenhuma baixa registrada.')).toBeVisible();
    expect(lines()).toEqual([]);
  });
});

describe('a part of the panel', () => {
  const show = (props: Partial<Parameters<typeof PartState>[0]>) =>
    renderUi(
      <PartState status="ready" error={null} empty onRetry={vi.fn()} {...props}>
        nada
      </PartState>,
    ).container.textContent;

  it('is what stands for nothing, once that is known', () => {
    expect(show({})).toBe('nada');
    expect(show({ empty: false })).toBe('');
    expect(show({ status: 'loading' })).not.toBe('nada');
  });

  it('may not be seen, or may be asked for again', () => {
    const failed = { status: 'failed', empty: false } as const;
    expect(show({ ...failed, error: { kind: 'forbidden', status: 403 } })).toBe(
      'Seu perfil não permite isto.',
    );
    expect(show({ ...failed, error: { kind: 'offline' } })).toBe(
      'Não foi possível carregar. Tentar novamente',
    );
  });
});

describe('a title', () => {
  const TITLE = {
    id: 12,
    movement: 'EXPENSE',
    partnerId: 4,
    producers: [],
    partnerName: 'POSTO',
    partnerDocument: '',
    partnerPixKey: '',
    slipLine: '',
    dueDate: '2026-03-10',
    issueDate: '2026-03-01',
    value: 9000,
    paid: 3000,
    open: 6000,
    currencyValue: null,
    quotation: null,
    currencySymbol: 'US$',
    penaltyRate: null,
    interestRate: null,
    discountRate: null,
    discountUntil: '',
    recurrence: null,
    farmName: '',
    costCenterName: '',
  };
  const facts = async (over: object) => {
    const title = { ...TITLE, ...over } as unknown as TitleDetail;
    openSignedIn({ routes: [{ path: '/x', element: <TitleFacts title={title} /> }], at: '/x' });
    const terms = await screen.findAllByRole('term');
    const texts = terms.map(
      (term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')] as const,
    );
    return Object.fromEntries(texts) as Record<string, string | undefined>;
  };

  it('leaves out what is not known of it', async () => {
    expect(Object.keys(await facts({ currencyValue: 100, producers: null }))).toEqual([
      'Valor da parcela',
      'Baixado',
      'Em aberto',
      'Parceiro',
      'Vencimento',
      'Emissão',
    ]);
  });

  it('tells its currency, its terms and its place', async () => {
    const all = await facts({
      currencyValue: 1000,
      quotation: 5.25,
      penaltyRate: 2.5,
      discountRate: 5,
      discountUntil: '2026-03-05',
      recurrence: { number: 2, count: 12 },
      farmName: 'SEDE',
      costCenterName: 'SOJA',
    });
    expect(all['Na moeda do documento']).toBe('US$ 10,00 a R$ 5,25');
    expect(all['Em atraso']).toMatch(/^multa de 2,5% e juros de \d/);
    expect(all['Desconto']).toBe('5% até 05/03/2026');
    expect(all['Repetição']).toBe('2 de 12');
    expect(all['Propriedade · centro de custo']).toBe('SEDE · SOJA');
  });

  it('tells the terms where interest alone was agreed, no discount without a day', async () => {
    const some = await facts({ interestRate: 3, discountRate: 5 });
    expect(some['Em atraso']).toMatch(/juros de 3% ao mês$/);
    expect(some['Desconto']).toBeUndefined();
  });

  it.each([
    [{ value: 100, dueDate: '2026-03-10' }, /^O boleto vence em [\d/]+, outro dia que o da parcela\.$/],
    [{ value: 500, dueDate: '2026-03-10' }, /^O boleto é de R\$\s1,00 e vence em/],
  ])('says where its slip differs: %o', async (over, words) => {
    const slipLine = '00190500954014481606906809350314337370000000100';
    const title = { ...TITLE, slipLine, ...over } as unknown as TitleDetail;
    openSignedIn({ routes: [{ path: '/x', element: <PayWith title={title} /> }], at: '/x' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Chave Pix')).toBeNull();
  });
});
