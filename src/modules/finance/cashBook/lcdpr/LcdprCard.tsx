import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { formatPercent } from '@/platform/format/percent';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { Card } from '@/platform/ui/Card';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { declarant } from '../bookSlice';
import type { Book } from '../useBook';
import { DeclarantDialog } from './DeclarantDialog';
import { lcdprFile } from './rules/lcdpr';
import { declaredIn, lcdprGaps, numbersWithLetters, otherShares, type LcdprGap } from './rules/lcdprGaps';

const List = styled('ul')({ display: 'grid', gap: 6, margin: '0 0 12px', paddingLeft: 20 });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  // The field's label stands on its edge.
  'p + &': { marginTop: 16 },
  '& > .form': { flex: '0 1 320px', minWidth: 0 },
});
const FORMS = ['1', '2'] as const;

/** Where a gap is mended. */
function addressOf({ place, id, name }: LcdprGap, { farmerId, year }: Book): string {
  switch (place) {
    case 'declarant':
      return href('financePatrimony', { id: 'imoveis' });
    case 'property':
      // Its registrations: the register shows to which farm each belongs.
      return href('financePatrimony', { id: 'imoveis' }, name === '' ? {} : { busca: name });
    case 'account':
      return href('financeRegisters', {
        id: 'contas-correntes',
        ...(id === null ? {} : { registro: String(id) }),
      });
    case 'entries':
      return href(
        'financeCashBook',
        {},
        { ano: String(year), pendencias: '1', ...(farmerId === null ? {} : { produtor: farmerId }) },
      );
  }
}

interface GapProps {
  readonly gap: LcdprGap;
  readonly book: Book;
  readonly onEdit: () => void;
}

function Gap({ gap, book, onEdit }: GapProps) {
  const { t } = useTranslation('financeCashBook');
  const fields = gap.fields.map((field) => t(`lcdpr.fields.${field}`, field)).join(', ');
  const who =
    gap.place === 'entries'
      ? t('lcdpr.places.entries', { count: gap.count })
      : [t(`lcdpr.places.${gap.place}`), gap.name].filter(Boolean).join(' ');
  return (
    <li>
      {gap.place === 'declarant' ? (
        <Link
          component="button"
          type="button"
          underline="always"
          sx={{ verticalAlign: 'baseline' }}
          onClick={onEdit}
        >
          {who}
        </Link>
      ) : (
        <Link component={PageLink} underline="always" to={addressOf(gap, book)}>
          {who}
        </Link>
      )}
      {': '}
      {fields}
    </li>
  );
}

/** The LCDPR of a year: what it still lacks, with the way there, and the file once nothing is missing. */
export function LcdprCard({ book, better }: { readonly book: Book; readonly better: 'a' | 'b' | 'same' }) {
  const { t } = useTranslation('financeCashBook');
  const { farmerId, year, rows } = book;
  const answer = useQuery(declarant, farmerId === null ? null : { farmerId, year });
  const [chosen, setChosen] = useState<(typeof FORMS)[number] | null>(null);
  const [editing, setEditing] = useState(false);
  const form = chosen ?? (better === 'b' ? '2' : '1');
  const data = answer.data;
  const title = t('lcdpr.title', { year });
  if (!data)
    return (
      <Card title={title}>
        {answer.status === 'failed' ? (
          <ErrorState onRetry={answer.retry} />
        ) : (
          <Loading>
            <SkeletonBlock height={80} radius={8} />
          </Loading>
        )}
      </Card>
    );
  const gaps = lcdprGaps(data, rows);
  const reason =
    rows.length === 0
      ? t('lcdpr.empty')
      : gaps.length > 0
        ? t('lcdpr.notReady', { count: gaps.length })
        : undefined;
  const letters = numbersWithLetters(declaredIn(data, rows), rows);
  const download = () => {
    const text = lcdprFile(declaredIn(data, rows), rows, { year, form });
    downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `LCDPR-${data.cpf}-${year}.txt`);
    toast({ tone: 'success', text: t('lcdpr.done') });
  };
  return (
    <Card title={title} aside={gaps.length === 0 && rows.length > 0 ? t('lcdpr.ready') : t('lcdpr.layout')}>
      {gaps.length > 0 && (
        <>
          <p>{t('lcdpr.missing')}</p>
          <List>
            {gaps.map((gap) => (
              <Gap
                key={`${gap.place} ${gap.id} ${gap.fields.join(' ')}`}
                gap={gap}
                book={book}
                onEdit={() => setEditing(true)}
              />
            ))}
          </List>
        </>
      )}
      {otherShares(data, rows).map(({ name, registered, shares }) => (
        <p key={name}>
          {t('lcdpr.shares', {
            name,
            registered: formatPercent(registered === null ? null : registered / 100) || '–',
            shares: shares.map((share) => formatPercent(share / 100)).join(', '),
          })}
        </p>
      ))}
      {letters > 0 && <p>{t('lcdpr.letters', { count: letters })}</p>}
      <Row>
        <div className="form">
          <SelectControl
            label={t('lcdpr.form')}
            value={form}
            clearable={false}
            options={FORMS.map((id) => ({ id, name: t(`lcdpr.forms.${id}`) }))}
            onChange={(next) => next && setChosen(next)}
          />
        </div>
        <LoadingButton variant="contained" disabledReason={reason} onClick={download}>
          {t('lcdpr.download')}
        </LoadingButton>
        <Button onClick={() => setEditing(true)}>{t('lcdpr.declarant.action')}</Button>
      </Row>
      {editing && farmerId !== null && (
        <DeclarantDialog farmerId={farmerId} declarant={data} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}
