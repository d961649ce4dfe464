import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCoordinate, parseCoordinate, parsePair } from '@/platform/geo/coordinateText';
import type { LatLng } from '@/platform/geo/geoTypes';
import { isInWorld } from '@/platform/geo/polygonArea';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

export const ROW = 44;

const Row = styled('li')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: '52px 1fr 1fr 36px',
  alignItems: 'center',
  gap: 4,
  height: ROW,
  padding: '0 8px',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '&[data-chosen="true"]': {
    background: theme.tokens.selection,
    boxShadow: `inset 3px 0 0 ${theme.tokens.primary}`,
  },
}));
const Number = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('cell'),
  height: 32,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { background: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Input = styled('input')(({ theme }) => ({
  ...typeStep('cell'),
  width: '100%',
  height: 32,
  boxSizing: 'border-box',
  padding: '0 8px',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.control,
  '&:focus': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: theme.tokens.danger.solid },
}));

interface CoordinateRowProps {
  readonly number: number;
  readonly at: LatLng;
  readonly top: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onMove: (to: LatLng) => void;
  readonly removeReason: string | undefined;
  readonly onRemove: () => void;
}

/** One vertex as two figures; a pair pasted into either fills both. */
export function CoordinateRow(props: CoordinateRowProps) {
  const { number, at, top, chosen, onChoose, onMove, removeReason, onRemove } = props;
  const { t } = useTranslation('mapDrawing');
  return (
    <Row data-chosen={chosen} style={{ top }}>
      <Number
        aria-pressed={chosen}
        aria-label={`${t('table.show')}: ${t('table.number')} ${number}`}
        onClick={onChoose}
      >
        {number}
      </Number>
      {(['lat', 'lng'] as const).map((axis) => (
        <CoordinateInput
          key={axis}
          label={`${t(axis === 'lat' ? 'table.latitude' : 'table.longitude')} ${number}`}
          value={at[axis]}
          limit={axis === 'lat' ? 90 : 180}
          onValue={(value) => onMove({ ...at, [axis]: value })}
          onPair={onMove}
        />
      ))}
      <IconAction
        label={`${t('table.remove')} ${number}`}
        icon={<DeleteOutlined fontSize="small" />}
        size="small"
        disabledReason={removeReason}
        onClick={onRemove}
      />
    </Row>
  );
}

interface CoordinateInputProps {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
  readonly onValue: (value: number) => void;
  readonly onPair: (pair: LatLng) => void;
}

function CoordinateInput({ label, value, limit, onValue, onPair }: CoordinateInputProps) {
  const { t } = useTranslation('mapDrawing');
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : parseCoordinate(typed);
  const wrong = read === null || Math.abs(read) > limit;
  const take = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (formatCoordinate(read) !== formatCoordinate(value)) onValue(read);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const paste = (event: ClipboardEvent) => {
    const pair = parsePair(event.clipboardData.getData('text'));
    if (!pair || !isInWorld(pair)) return;
    event.preventDefault();
    setTyped(null);
    onPair(pair);
  };
  return (
    <Input
      aria-label={label}
      aria-invalid={wrong}
      title={wrong ? t('table.outside') : undefined}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? formatCoordinate(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={keys}
      onPaste={paste}
    />
  );
}
