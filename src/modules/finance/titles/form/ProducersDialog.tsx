import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useLookup } from '@/domain/lookups/useLookup';
import { ProducerFields } from '@/domain/producers/ProducerFields';
import { noProducer, type ProducerLine, sharesOfLines } from '@/domain/producers/producerShares';
import { producersSchema } from '@/domain/producers/producersSchema';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { RadioField } from '@/platform/forms/fields/RadioField';
import type { Within } from '@/platform/forms/formSchema';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatMoney } from '@/platform/format/money';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { titleText } from '../components/titleLook';
import { type Movement, MOVEMENTS, type TitleRow } from '../rules/titleRow';
import { inFormNames } from '../rules/wireNames';
import { producersSet } from '../titlesSlice';

const WAYS = ['FARM', 'CHOSEN'] as const;

interface Values {
  way: (typeof WAYS)[number];
  producers: ProducerLine[];
}

const schema = object({
  way: string<Values['way']>()
    .oneOf([...WAYS])
    .required(),
  producers: producersSchema().test('named', (lines, { parent, createError }: Within<Values>) => {
    const named = sharesOfLines(lines ?? []).length > 0;
    return parent.way === 'FARM' || named || createError({ message: { key: 'required' } });
  }),
});

const sumOn = (rows: readonly TitleRow[], side: Movement) =>
  rows.filter(({ movement }) => movement === side).reduce((sum, { value }) => sum + value, 0);

interface ProducersDialogProps {
  readonly rows: readonly TitleRow[];
  readonly onClose: () => void;
}

function Fields({ rows }: Pick<ProducersDialogProps, 'rows'>) {
  const { t } = useTranslation('financeTitles');
  const farms = useLookup('farms', undefined);
  const farmers = useLookup('farmers', undefined);
  const way = useWatch<Values, 'way'>({ name: 'way' });
  const homeless = rows.filter(({ farmId }) => farmId === null);
  const sums = MOVEMENTS.filter((side) => sumOn(rows, side) > 0).map((side) =>
    t(`producers.sums.${side}`, { value: formatMoney(sumOn(rows, side)) }),
  );
  return (
    <>
      <p>{t('producers.about', { count: rows.length, sums: sums.join(', ') })}</p>
      <RadioField
        name="way"
        label={t('producers.way')}
        options={WAYS.map((id) => ({ id, name: t(`producers.ways.${id}`) }))}
      />
      {way === 'FARM' && homeless.length > 0 && (
        <Alert severity="info">
          {t('producers.homeless', {
            count: homeless.length,
            titles: homeless.slice(0, 3).map(titleText).join('; '),
          })}
        </Alert>
      )}
      {way === 'CHOSEN' && <ProducerFields farms={farms} farmers={farmers} parts={[]} />}
    </>
  );
}

/** Says in one step whose titles are: paid ones and those of invoices too, for it moves no money. */
export function ProducersDialog({ rows, onClose }: ProducersDialogProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const form = useAppForm<Values>({
    schema,
    defaultValues: { way: 'FARM', producers: noProducer() },
  });
  const save = async ({ way, producers }: Values) => {
    const ids = rows.map(({ id }) => id);
    try {
      const answer = await dispatch(producersSet(ids, way === 'FARM' ? null : sharesOfLines(producers)));
      const left = answer?.left.length ?? 0;
      const done = answer?.changed ?? ids.length;
      if (done > 0) toast({ tone: 'success', text: t('producers.done', { count: done }) });
      if (left > 0) toast({ tone: 'warning', text: t('producers.left', { count: left }) });
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    onClose();
  };
  return (
    <DialogFrame title={t('producers.title')} size="m" onClose={onClose}>
      <DialogForm form={form} label={t('producers.title')} onSubmit={save} onClose={onClose}>
        <Fields rows={rows} />
      </DialogForm>
    </DialogFrame>
  );
}
