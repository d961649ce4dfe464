import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@/platform/forms/AppForm';
import { useFormStatus } from '@/platform/forms/formContext';
import type { FormSchema } from '@/platform/forms/formSchema';
import { type AppFormApi, useAppForm } from '@/platform/forms/useAppForm';
import { asAppError, isConflict } from '@/platform/http/appError';
import { isEmbedded } from '@/platform/routing/embedded';
import { useAppDispatch } from '@/platform/store/hooks';
import { Banner } from '@/platform/ui/Banner';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { typeStep } from '@/platform/theme/typography';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { ruralInvoicesService } from '../ruralInvoicesService';
import type { RuralLists } from '../ruralInvoicesService';
import { ruralInvoices } from '../ruralInvoicesSlice';
import { problemsOf, type Step, stepOf, STEPS } from '../rules/invoiceProblems';
import type { InvoiceValues } from '../rules/invoiceValues';
import { type Saved, saveInvoice, sendInvoice } from '../sendInvoice';
import { FormListsContext } from './formLists';
import { FreightSection, NotesSection, PaymentSection } from './HowSection';
import { InvoiceSums } from './InvoiceSums';
import { ItemsSection } from './ItemsSection';
import { ProblemPanel } from './ProblemPanel';
import { IssuerSection, RecipientSection } from './WhoSection';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
  '& > aside': { display: 'grid', gap: 16, position: 'sticky', top: 16 },
  '&[data-steps="true"]': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
}));
const Steps = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginBottom: 12,
  '& > button': { minHeight: 48 },
});

// A draft may lack anything: what stands against sending is the list of problems, never a locked save.
const ANYTHING: FormSchema<InvoiceValues> = {
  validate: (values) => Promise.resolve(values as InvoiceValues),
};

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0 0',
  '& > [role="status"]': { ...typeStep('caption'), flex: '1 1 160px', color: theme.tokens.textMuted },
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flex: '1 1 40%', minHeight: 48 } },
}));

function SavingLine() {
  const { t } = useTranslation('forms');
  const { isDirty } = useFormState();
  const { submitting, failed } = useFormStatus();
  return <span role="status">{(isDirty || failed) && !submitting && t('unsaved')}</span>;
}

/** To keep it as a draft, which Enter and Ctrl+S do too; to send it takes a press of its own. */
function SaveButtons({ onSend }: { readonly onSend: (element: HTMLElement) => void }) {
  const { t } = useTranslation('ruralInvoices');
  const { submitting } = useFormStatus();
  return (
    <>
      <Button type="submit" variant="outlined" disabled={submitting}>
        {t('form.saveDraft')}
      </Button>
      <LoadingButton
        type="button"
        variant="contained"
        busy={submitting}
        onClick={(event) => onSend(event.currentTarget)}
      >
        {t('form.send')}
      </LoadingButton>
    </>
  );
}

const problemsIn = (values: InvoiceValues, lists: RuralLists) =>
  problemsOf(
    values,
    lists.issuers.find(({ id }) => id === values.issuerId),
  );

interface LiveProblemsProps {
  readonly form: AppFormApi<InvoiceValues>;
  readonly lists: RuralLists;
  readonly onGo: (field: string) => void;
  readonly boxRef: RefObject<HTMLElement | null>;
}

/** What stands against sending, as it is typed; on its own, so that a key draws nothing else anew. */
function LiveProblems({ form, lists, onGo, boxRef }: LiveProblemsProps) {
  const values = useWatch({ control: form.control }) as InvoiceValues;
  const problems = useMemo(() => problemsIn(values, lists), [values, lists]);
  return <ProblemPanel problems={problems} onGo={onGo} boxRef={boxRef} />;
}

interface InvoiceFormProps {
  readonly lists: RuralLists;
  readonly invoices: readonly RuralInvoice[];
  readonly initial: InvoiceValues;
  /** The record that is changed; null makes a new one. */
  readonly record: RuralInvoice | null;
  /** Names the draft of a new one by what it began with. */
  readonly draftKey: string;
  /** A field to go to, where the tax office found fault; another object goes there anew. */
  readonly goTo: { readonly field: string };
  readonly onSaved: (invoice: RuralInvoice, sent: boolean) => void;
}

/** One form for the whole invoice; on a telephone in three steps. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { lists, invoices, initial, record, onSaved } = props;
  const { t } = useTranslation('ruralInvoices');
  const dispatch = useAppDispatch();
  const steps = isEmbedded();
  const { goTo } = props;
  const [step, setStep] = useState<Step>(goTo.field === '' ? 'who' : stepOf(goTo.field));
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const form = useAppForm<InvoiceValues>({
    schema: ANYTHING,
    defaultValues: initial,
    draft: {
      key: `ruralInvoice:${props.draftKey}`,
      route: '/nota-rural/cadastro',
      basis: record === null ? null : record.updatedAt || record.createdAt,
    },
    guardParams: ['nota', 'copia'],
  });
  const saved = useRef<Saved>(record);
  const intent = useRef<'save' | 'send'>('save');
  const box = useRef<HTMLElement>(null);
  const [aim, setAim] = useState(goTo);
  const [requested, setRequested] = useState(goTo);
  if (requested !== goTo) {
    setRequested(goTo);
    setAim(goTo);
    if (goTo.field !== '') setStep(stepOf(goTo.field));
  }
  const go = (field: string) => {
    setAim({ field });
    setStep(stepOf(field));
  };
  const reached = useRef<object | null>(null);
  // A field of another step is there only once that step is drawn.
  useEffect(() => {
    const { field } = aim;
    if (field === '' || reached.current === aim) return undefined;
    const timer = setTimeout(() => {
      reached.current = aim;
      if (form.control._names.mount.has(field)) form.setFocus(field as Parameters<typeof form.setFocus>[0]);
      else box.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [aim, step, form]);

  const save = async (values: InvoiceValues) => {
    const sends = intent.current === 'send';
    intent.current = 'save';
    try {
      if (sends && problemsIn(values, lists).length === 0) {
        const sent = await sendInvoice(values, saved.current, (kept) => {
          saved.current = kept;
        });
        form.draft.clear();
        dispatch(ruralInvoices.written());
        onSaved(sent, true);
        return;
      }
      const kept = await saveInvoice(values, saved.current);
      saved.current = kept;
      form.draft.clear();
      dispatch(ruralInvoices.written());
      toast({ tone: 'success', text: t('form.saved') });
      onSaved(kept, false);
    } catch (thrown) {
      // What was kept on the way to the tax office is kept once, whatever became of the sending.
      if (saved.current !== record) dispatch(ruralInvoices.written());
      if (isConflict(asAppError(thrown))) setChangedElsewhere(true);
      throw thrown;
    }
  };
  const send = (element: HTMLElement) => {
    if (problemsIn(form.getValues() as InvoiceValues, lists).length > 0) {
      box.current?.scrollIntoView({ block: 'start' });
      box.current?.focus({ preventScroll: true });
      return;
    }
    intent.current = 'send';
    element.closest('form')?.requestSubmit();
  };
  /** What was typed stands over the present record: the next save is made of that one. */
  const keepMine = async () => {
    if (saved.current === null) return;
    const now = await ruralInvoicesService.get(saved.current.id, new AbortController().signal);
    saved.current = now;
    setChangedElsewhere(false);
  };
  const context = useMemo(() => ({ lists, invoices }), [lists, invoices]);
  const shows = (one: Step) => !steps || step === one;
  const at = STEPS.indexOf(step);
  const next = STEPS[at + 1];
  return (
    <AppForm form={form} onSubmit={save} label={t('form.title')}>
      <FormListsContext value={context}>
        {changedElsewhere && (
          <Banner
            tone="warning"
            fact={t('form.changedElsewhere')}
            text={t('form.changedElsewhereText')}
            action={{ label: t('form.keepMine'), onClick: () => void keepMine() }}
          />
        )}
        {steps && (
          <Steps aria-label={t('form.stepsLabel')}>
            {STEPS.map((one, index) => (
              <Button
                key={one}
                variant={one === step ? 'contained' : 'outlined'}
                aria-current={one === step ? 'step' : undefined}
                onClick={() => setStep(one)}
              >
                {t('form.step', { number: index + 1, name: t(`form.steps.${one}`) })}
              </Button>
            ))}
          </Steps>
        )}
        <Columns data-steps={steps}>
          <div>
            {shows('who') && (
              <>
                <IssuerSection />
                <RecipientSection />
              </>
            )}
            {shows('what') && <ItemsSection />}
            {shows('how') && (
              <>
                <FreightSection />
                <PaymentSection />
                <NotesSection />
              </>
            )}
          </div>
          <aside>
            <InvoiceSums />
            <LiveProblems form={form} lists={lists} onGo={go} boxRef={box} />
          </aside>
        </Columns>
        <Foot>
          <SavingLine />
          {steps && next && (
            <Button variant="outlined" onClick={() => setStep(next)}>
              {t('form.next', { name: t(`form.steps.${next}`) })}
            </Button>
          )}
          <SaveButtons onSend={send} />
        </Foot>
      </FormListsContext>
    </AppForm>
  );
}
