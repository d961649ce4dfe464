import CloseOutlined from '@mui/icons-material/CloseOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/platform/ui/Banner';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { Facts, PanelBody, PanelHead, PartHead, Quiet } from '../titles/panel/panelParts';
import { placeOf, stockText } from './movementColumns';
import { type MovementRow, nameOf } from './movementRow';

const Body = styled(PanelBody)({
  '& ul': { ...typeStep('body'), margin: 0, paddingLeft: 18, fontVariantNumeric: 'tabular-nums' },
});

const UNKNOWN = '–';
const amount = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(cents));

interface PartProps<Line> {
  readonly title: string;
  /** Null where the server did not tell. */
  readonly lines: readonly Line[] | null;
  readonly none: string;
  readonly render: (line: Line) => ReactNode;
}

function Part<Line extends { readonly id: number }>({ title, lines, none, render }: PartProps<Line>) {
  const { t } = useTranslation('financeMovement');
  return (
    <>
      <PartHead>{title}</PartHead>
      {lines === null || lines.length === 0 ? (
        <Quiet>{lines === null ? t('panel.unreported') : none}</Quiet>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>{render(line)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What one document moved: stock, titles, cash, books of the tax office. */
export function MovementPanel(props: { readonly row: MovementRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const { t } = useTranslation('financeMovement');
  const titleId = useId();
  const openOverlay = useOpenOverlay();
  const facts = [
    [t('columns.date'), dayText(row.date)],
    [t('columns.partner'), row.partnerName],
    [t('columns.side'), row.side ? t(`sides.${row.side}`) : ''],
    [t('columns.value'), amount(row.value)],
    [t('columns.rating'), row.ratingName],
    [t('columns.farm'), row.farmName],
    [t('columns.costCenter'), placeOf(row, t)],
    [t('columns.harvest'), row.harvestName],
  ] as const;
  return (
    <SideDrawer titleId={titleId} width={layout.drawerForm} onClose={onClose}>
      <PanelHead>
        <h2 id={titleId}>{nameOf(row)}</h2>
        <IconAction label={t('panel.close')} icon={<CloseOutlined />} onClick={onClose} />
      </PanelHead>
      <Body>
        {row.cancelled && (
          <Banner
            tone="neutral"
            fact={row.cancelledBy ? t('panel.cancelledBy', { name: row.cancelledBy }) : t('states.cancelled')}
            text={row.cancelReason}
          />
        )}
        <Facts sx={{ mt: row.cancelled ? 2 : 0 }}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </Facts>
        <Part title={t('columns.stock')} lines={row.stock} none={t('panel.noStock')} render={stockText} />
        <Part
          title={t('columns.titles')}
          lines={row.titles}
          none={t('panel.noTitles')}
          render={({ dueDate, cents }) =>
            t('panel.title', { date: dayText(dueDate) || UNKNOWN, value: amount(cents) })
          }
        />
        <Part
          title={t('columns.cash')}
          lines={row.cash}
          none={t('panel.noCash')}
          render={({ date, accountName, cents }) =>
            [dayText(date), accountName, amount(cents)].filter(Boolean).join(' · ')
          }
        />
        <PartHead>{t('columns.fiscal')}</PartHead>
        <Quiet>
          {row.fiscalNumber ? t('panel.fiscal', { number: row.fiscalNumber }) : t('panel.noFiscal')}
        </Quiet>
        {!row.cancelled && (
          <Button
            variant="outlined"
            startIcon={<VisibilityOutlined />}
            sx={{ mt: 2.5 }}
            onClick={() => openOverlay('documento', { id: String(row.id), movimento: row.side ?? '' })}
          >
            {t('panel.open')}
          </Button>
        )}
      </Body>
    </SideDrawer>
  );
}
