import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { checkInvoice } from '@/domain/fiscal/documentChecks';
import type { FiscalInvoice, FiscalMark } from '@/domain/fiscal/fiscalTypes';
import { Muted } from '@/domain/fiscal/view/parts';
import { dayText } from '@/platform/format/dayText';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { toneIcons } from '@/platform/ui/toneIcons';

const Heading = styled('h2')({ ...typeStep('dialogTitle'), margin: 0, overflowWrap: 'anywhere' });
const Line = styled(Muted)({ display: 'block', marginTop: 2 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 });
const Problems = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '12px 0 0',
  padding: '8px 12px 8px 36px',
  position: 'relative',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.warning.soft,
  color: theme.tokens.warning.softText,
  listStyle: 'none',
  '& svg': { position: 'absolute', insetInlineStart: 10, top: 7, fontSize: 18 },
  '& li + li': { marginTop: 4 },
}));

const MARKS: Readonly<Record<FiscalMark, readonly [tone: Tone, icon: SvgIconComponent]>> = {
  test: ['warning', ScienceOutlined],
  unproven: ['warning', UnpublishedOutlined],
  denied: ['danger', BlockOutlined],
  cancelled: ['danger', BlockOutlined],
  entry: ['info', CallReceivedOutlined],
  return: ['info', UndoOutlined],
  complement: ['info', PlaylistAddOutlined],
  adjustment: ['info', TuneOutlined],
};

/** What invoice it is, what must be known of it, and what in it does not fit. */
export function InvoiceHead({ invoice }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const { kind, number, series, issueDate, operation, items, marks = [] } = invoice;
  const problems = checkInvoice(invoice);
  const Warning = toneIcons.warning;
  const issued = t('head.issued', { date: dayText(issueDate) });
  // A service may have no other name than what its only line says already.
  const named = operation === items[0]?.description ? null : operation;
  return (
    <header>
      <Heading>
        {series === null
          ? t('head.number', { kind: t(`kind.${kind}`), number })
          : t('head.numberAndSeries', { kind: t(`kind.${kind}`), number, series })}
      </Heading>
      {named && <Line>{named}</Line>}
      <Line>{issued}</Line>
      {marks.length > 0 && (
        <Chips>
          {marks.map((mark) => {
            const [tone, icon] = MARKS[mark];
            return <StatusChip key={mark} tone={tone} icon={icon} label={t(`mark.${mark}`)} />;
          })}
        </Chips>
      )}
      {problems.length > 0 && (
        <Problems aria-label={t('problems')}>
          {problems.map((problem, index) => (
            <li key={problem}>
              {index === 0 && <Warning aria-hidden />}
              {t(`problem.${problem}`)}
            </li>
          ))}
        </Problems>
      )}
    </header>
  );
}
