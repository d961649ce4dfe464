import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { dayText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { PartHead, Quiet } from '../../titles/panel/panelParts';
import type { LineLook } from '../queryDescriptor';
import { moneyText, quantityText, UNKNOWN } from '../queryLook';
import { followTrail, openOf, type StepKind, type TrailLine, type TrailStep } from '../rules/trail';

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 0 0 16px',
  borderLeft: `2px solid ${theme.tokens.border}`,
}));
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '6px 0',
  fontVariantNumeric: 'tabular-nums',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -22,
    top: 12,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: theme.tokens.primary,
  },
  '& .note': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& .name': { overflowWrap: 'anywhere' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
}));

const PLACES = {
  CONTRACT: { route: 'financeContractQuery', permission: 'CONTRACT_QUERY' },
  ADVANCE: { route: 'financeAdvanceQuery', permission: 'ADVANCE_QUERY' },
  LOAD: { route: 'financeLoads', permission: 'CARGO_PACKING_LIST' },
} as const;
const hasPlace = (kind: StepKind): kind is keyof typeof PLACES => kind in PLACES;

/** The name of a step, which leads to its record or document. */
function StepName({ step, own }: { readonly step: TrailStep; readonly own: StepKind }) {
  const openOverlay = useOpenOverlay();
  const holds = useHoldsMenuKey();
  const { kind, id, documentId, side } = step;
  const name = step.name || UNKNOWN;
  if (documentId !== null && side !== null)
    return (
      <Link
        component="button"
        type="button"
        underline="always"
        sx={{ verticalAlign: 'baseline' }}
        onClick={() => openOverlay('documento', { id: String(documentId), movimento: side })}
      >
        {name}
      </Link>
    );
  if (id === null || kind === own || !hasPlace(kind) || !holds(PLACES[kind].permission)) return name;
  return (
    <Link component={PageLink} underline="always" to={href(PLACES[kind].route, {}, { registro: String(id) })}>
      {name}
    </Link>
  );
}

interface LineProps {
  readonly line: TrailLine;
  readonly own: StepKind;
  readonly look: LineLook;
}

function Line({ line, own, look }: LineProps) {
  const { t } = useTranslation('financeQueries');
  const { kind, date, quantity, unit, value, open, leftQuantity, leftValue } = line;
  const moves = kind === 'CONTRACT' || kind === 'LOAD' || kind === 'DELIVERY';
  const left = moves ? quantityText(leftQuantity, unit || look.unit) : moneyText(leftValue, look.symbol);
  const notes = {
    TITLE: open === 0 ? t('trail.paid') : t('trail.open', { value: moneyText(open, look.symbol) }),
    INVOICE: '',
  } as const;
  return (
    <Step>
      <span className="name">
        {t(`trail.kinds.${kind}`)} <StepName step={line} own={own} />
      </span>
      <span className="figure">
        {moves ? quantityText(quantity, unit || look.unit) : moneyText(value, look.symbol)}
      </span>
      <span className="note">
        {kind === 'TITLE' ? t('trail.due', { day: dayText(date) || UNKNOWN }) : dayText(date) || UNKNOWN}
      </span>
      <span className="note figure">
        {kind === 'TITLE' || kind === 'INVOICE' ? notes[kind] : t('trail.left', { left })}
      </span>
    </Step>
  );
}

interface TrailSectionProps {
  /** Null where the server does not tell of them. */
  readonly steps: readonly TrailStep[] | null;
  /** The kind of the record that is shown: its own step is no link. */
  readonly own: StepKind;
  readonly look: LineLook;
}

/** One line of time: from the contract through its loads and invoices to the titles, with what is left after each step. */
export function TrailSection({ steps, own, look }: TrailSectionProps) {
  const { t } = useTranslation('financeQueries');
  const lines = useMemo(() => followTrail(steps ?? []), [steps]);
  const open = openOf(lines);
  return (
    <section>
      <PartHead>{t('trail.title')}</PartHead>
      {steps === null ? (
        <Quiet>{t('panel.unreported')}</Quiet>
      ) : (
        <>
          <Steps aria-label={t('trail.title')}>
            {lines.map((line) => (
              <Line
                key={`${line.kind} ${line.id} ${line.documentId} ${line.name} ${line.date}`}
                line={line}
                own={own}
                look={look}
              />
            ))}
          </Steps>
          {open !== null && open > 0 && (
            <Quiet>{t('trail.openSum', { value: moneyText(open, look.symbol) })}</Quiet>
          )}
        </>
      )}
    </section>
  );
}
