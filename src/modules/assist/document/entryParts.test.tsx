import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { EntryContext } from '@/domain/invoices/form/entryContext';
import { emptyEntry, type InvoiceEntry, newItem } from '@/domain/invoices/invoiceEntry';
import { wholeEntry } from '@/domain/invoices/wholeEntry.test.kit';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { documentOf } from '../assistDocument.test.kit';
import { assistRoutes } from '../assistRoutes';
import { assistService } from '../assistService';
import type { AssistDocumentDetails } from '../assistWire';
import { AiReadingNotice } from './entry/AiReadingNotice';
import { AiNotice, ForeignNotice, XmlNotice } from './entry/Notices';
import type { XmlFill } from './entry/useXmlFill';
import { EntryFoot } from './EntryFoot';
import { useFinish } from './useFinish';

startDemo({
  routes: assistRoutes,
  namespaces: ['assist', 'assistDocument', 'invoices', 'forms', 'common', 'ui'],
});
beforeEach(() => vi.restoreAllMocks());

const show = (element: ReactNode) =>
  openSignedIn({ account: 'suporte', routes: [{ path: '/x', element }], at: '/x' });
const button = (name: string) => screen.findByRole('button', { name });
const none = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();

/** Something in a form with an entry. */
function InForm({ entry, children }: { entry: InvoiceEntry; children: (form: never) => ReactNode }) {
  const form = useForm<InvoiceEntry>({ defaultValues: entry });
  return (
    <FormProvider {...form}>
      <p>dados</p>
      {children(form as never)}
    </FormProvider>
  );
}

describe('an XML among the files', () => {
  const open = (over: Partial<XmlFill>) => {
    const xml: XmlFill = {
      fileName: 'nota.xml',
      fill: vi.fn(),
      filled: null,
      dismiss: vi.fn(),
      foreign: null,
      ...over,
    };
    return { ...show(<XmlNotice xml={xml} />), xml };
  };

  it('offers to fill the form', async () => {
    const { xml, user } = open({});
    await user.click(await button('Preencher com o XML'));
    expect(xml.fill).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, /nota\.xml\. ?Confira e complete o rateio/],
    ['own', /Os valores dos itens incluem/],
    ['shared', /Descontos, frete e outras despesas/],
  ] as const)('that has filled the form says what the values of items include: %s', async (extras, words) => {
    const undo = vi.fn();
    const { xml, user } = open({ filled: { extras, undo } });
    expect(await screen.findByText('Preenchido com nota.xml.', { exact: false })).toBeVisible();
    expect(document.body).toHaveTextContent(words);
    none('Preencher com o XML');
    await user.click(await button('Desfazer'));
    expect(undo).toHaveBeenCalledTimes(1);
    await user.click(await button('Dispensar aviso'));
    expect(xml.dismiss).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ name: 'OUTRA', document: '11144477735' }, 'O destinatário é OUTRA, 111.444.777-35.'],
    [{ name: 'OUTRA', document: null }, 'O destinatário é OUTRA.'],
    [{ name: null, document: '11144477735' }, 'O destinatário é 111.444.777-35.'],
  ])('names who receives an invoice of somebody else: %o', async (foreign, words) => {
    show(<ForeignNotice foreign={foreign as XmlFill['foreign']} />);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });
});

describe('fields that the AI has read', () => {
  const open = (read: string[], readOnly = false, kind?: string) => {
    const confirm = vi.fn();
    const aiResult = (kind ? { kind, confidence: 1, readAt: '' } : null) as AssistDocumentDetails['aiResult'];
    const element = (
      <InForm entry={{ ...emptyEntry(), confirmedFields: ['series'] }}>
        {() => (
          <EntryContext value={{ customerId: 1, readOnly, readByAi: new Set(read), confirm }}>
            <AiNotice aiResult={aiResult} />
          </EntryContext>
        )}
      </InForm>
    );
    return { ...show(element), confirm };
  };

  it('are counted until each is confirmed, and confirmed together', async () => {
    const { user, confirm } = open(['series', 'totalValue', 'items'], false, 'ELECTRICITY_BILL');
    expect(await screen.findByText('2 campos lidos pela IA a confirmar.')).toBeVisible();
    expect(screen.getByText('Tipo reconhecido: Conta de luz. Confira com o documento.')).toBeVisible();
    await user.click(await button('Confirmar todos'));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(['totalValue', 'items']);
  });

  it('of a document that may only be read cannot be confirmed', async () => {
    open(['items'], true);
    expect(await screen.findByText('1 campo lido pela IA a confirmar.')).toBeVisible();
    expect(screen.getByText('Confira com o documento.')).toBeVisible();
    none('Confirmar todos');
  });

  it('are not spoken of once all are confirmed', async () => {
    open(['series']);
    await screen.findByText('dados');
    expect(screen.queryByText(/lido/)).toBeNull();
  });
});

describe('what the AI reads while somebody types', () => {
  const items = [
    { ...newItem(), totalValue: 1000 },
    { ...newItem(), totalValue: 250 },
  ];
  const read = wholeEntry({ series: '7', partnerDocument: '11144477735', items, documentTypeId: null });
  const open = (typed: InvoiceEntry) => {
    const readings = {
      readByAi: [],
      arrived: null,
      look: vi.fn(),
      take: vi.fn(),
      mark: vi.fn(),
      dismiss: vi.fn(),
    };
    const fields = ['partnerDocument', 'issueDate', 'series', 'totalValue', 'items', 'payments'] as const;
    const element = (
      <InForm entry={typed}>
        {(form) => (
          <AiReadingNotice
            form={form as AppFormApi<InvoiceEntry>}
            reading={{ entry: read, fields }}
            readings={readings}
            customerId={undefined}
          />
        )}
      </InForm>
    );
    return { ...show(element), readings };
  };
  const lines = () =>
    screen
      .queryAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));

  it('stands beside what was typed, line by line', async () => {
    const { user, readings } = open({
      ...read,
      partnerDocument: null,
      items: [],
      series: '1',
      totalValue: 500,
    });
    await screen.findByRole('status');
    expect(lines()).toEqual([
      [expect.any(String), '–', '111.444.777-35'],
      ['Série', '1', '7'],
      ['Valor total', 'R$ 5,00', 'R$ 100,00'],
      [expect.any(String), '–', '2 linhas, R$ 12,50'],
    ]);
    await user.click(await button('Usar a leitura da IA em Série'));
    expect(readings.take).toHaveBeenLastCalledWith(['series'], true);
    await user.click(await button('Preencher os campos vazios'));
    expect(readings.take).toHaveBeenLastCalledWith(['partnerDocument', 'items'], false);
    await user.click(await button('Manter o que digitei'));
    expect(readings.dismiss).toHaveBeenCalledTimes(1);
  });

  it('writes days and payments as they are written elsewhere', async () => {
    open({ ...read, issueDate: '2026-01-31', payments: [] });
    await screen.findByRole('status');
    expect(lines()).toEqual([
      [expect.any(String), '31/01/2026', '10/11/2026'],
      [expect.any(String), '–', '1 linha, R$ 100,00'],
    ]);
  });

  it('is said to be the same where nothing differs', async () => {
    open(read);
    expect(await screen.findByText('O que ela leu é o que já está preenchido.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    none('Preencher os campos vazios');
  });
});

describe('the buttons of an entry', () => {
  it.each([
    [null, [false, false], [false, false]],
    ['save', [true, false], [false, true]],
    ['finish', [false, true], [true, false]],
  ] as const)('wait for each other while %s runs', async (running, save, finish) => {
    const foot = <EntryFoot running={running} onFinish={vi.fn()} />;
    show(<InForm entry={emptyEntry()}>{() => foot}</InForm>);
    await screen.findByText('dados');
    const looks = screen
      .getAllByRole('button', { name: /Salvar|Concluir/ })
      .map((one) => [one.hasAttribute('disabled'), one.getAttribute('aria-disabled') === 'true']);
    expect(looks).toEqual([save, finish]);
  });
});

describe('an entry that is finished', () => {
  const duplicates = [
    {
      id: 8,
      identificationNumber: 31,
      customerName: 'SITIO',
      statusName: 'INICIADO' as const,
      createdAt: '2026-03-04',
    },
  ];
  function open(
    entry: InvoiceEntry,
    { readByAi = [] as string[], looked = false, same = [] as object[] } = {},
  ) {
    const spy = {
      duplicates: vi.spyOn(assistService, 'duplicates').mockResolvedValue(same as typeof duplicates),
      save: vi.spyOn(assistService, 'saveInvoice').mockResolvedValue(null),
      finish: vi.spyOn(assistService, 'finish').mockResolvedValue(null),
    };
    const goOn = vi.fn(() => Promise.resolve());
    const ended = vi.fn();
    const look = vi.fn(() => Promise.resolve(looked));
    const details = { document: documentOf({ id: 5 }), preReleasedInvoice: null, aiResult: null, logs: [] };
    function Host() {
      const { frame, finish, onSubmit, onSubmitCapture, running, attempt } = useFinish({
        details: details as unknown as AssistDocumentDetails,
        readings: { readByAi, look },
        goOn,
      });
      return (
        <div ref={frame} onSubmitCapture={onSubmitCapture}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(entry).then(
                () => ended('done'),
                (thrown: unknown) => ended(thrown),
              );
            }}
          >
            <button type="submit">Salvar</button>
          </form>
          <button type="button" onClick={finish}>
            Concluir
          </button>
          <output>{`${running ?? 'parado'} ${attempt}`}</output>
        </div>
      );
    }
    return { ...show(<Host />), ...spy, goOn, ended, look };
  }
  const press = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await button(name));
  };
  const state = () => document.querySelector('output')?.textContent;
  const CANCELLED = { kind: 'cancelled' };

  it('is saved and handed on, named as done', async () => {
    const { user, ended, save, finish, goOn, duplicates: asks } = open(wholeEntry());
    await press(user, 'Concluir');
    await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith('done'));
    expect(asks).toHaveBeenCalledWith(expect.objectContaining({ exceptId: 5, documentNumber: '4411' }));
    expect(save).toHaveBeenCalledTimes(1);
    expect(finish).toHaveBeenCalledExactlyOnceWith(5);
    expect(goOn).toHaveBeenCalledExactlyOnceWith(
      null,
      'Documento nº 12 concluído e enviado ao cliente para conferência.',
    );
    await waitFor(() => expect(state()).toBe('parado 1'));
  });

  it('is only saved by the other button, faults and all; the next one saves again', async () => {
    const { user, ended, save, finish, goOn } = open(emptyEntry());
    await press(user, 'Concluir');
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith(CANCELLED));
    expect(save).not.toHaveBeenCalled();
    await press(user, 'Salvar');
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith('done'));
    expect(save).toHaveBeenCalledTimes(1);
    expect(finish).not.toHaveBeenCalled();
    expect(goOn).not.toHaveBeenCalled();
    await waitFor(() => expect(state()).toBe('parado 1'));
    expect((await screen.findAllByText('Dados salvos.')).length).toBeGreaterThan(0);
  });

  it.each([
    [['series'], 0],
    [['totalValue'], 1],
    [['totalValue', 'series'], 0],
  ])('waits until what the AI has read is confirmed: %o', async (readByAi, saves) => {
    const { user, ended, save } = open(wholeEntry({ confirmedFields: ['totalValue'] }), { readByAi });
    await press(user, 'Concluir');
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledTimes(saves);
  });

  it.each(['Salvar', 'Concluir'])('by %s is not sent over a reading that has just come', async (name) => {
    const { user, ended, save } = open(wholeEntry(), { looked: true });
    await press(user, name);
    await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(CANCELLED));
    expect(save).not.toHaveBeenCalled();
    expect((await screen.findAllByText(/Compare a leitura antes de salvar/)).length).toBeGreaterThan(0);
  });

  it('asks where another document is the same', async () => {
    const { user, ended, save } = open(wholeEntry(), { same: duplicates });
    await press(user, 'Concluir');
    const question = within(await screen.findByRole('alertdialog', { name: 'Concluir mesmo assim?' }));
    expect(question.getByRole('link', { name: /^nº 31, SITIO/ })).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Revisar' }));
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith(CANCELLED));
    expect(save).not.toHaveBeenCalled();
    await press(user, 'Concluir');
    await user.click(await button('Concluir mesmo assim'));
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith('done'));
    expect(save).toHaveBeenCalledTimes(1);
  });
});
