import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { CommonProps } from '@/platform/forms/fieldProps';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const Frame = styled(FormControl)(({ theme }) => ({
  minWidth: 0,
  '& .MuiInputBase-readOnly': { backgroundColor: 'transparent' },
  '& .MuiInputBase-readOnly .MuiOutlinedInput-notchedOutline': { borderColor: theme.tokens.border },
  '& .MuiInputAdornment-root .MuiTypography-root': { color: 'inherit' },
  '& .Mui-disabled .MuiInputAdornment-root, & .Mui-disabled .MuiFormControlLabel-asterisk': {
    color: theme.tokens.textDisabled,
  },
  // The control fades; what explains it stays readable.
  '& .MuiFormHelperText-root.Mui-disabled, & .MuiFormLabel-root.Mui-disabled:not(.MuiInputLabel-root)': {
    color: theme.tokens.textMuted,
  },
  // In line with the chevron of a select.
  '&& .MuiAutocomplete-inputRoot .MuiAutocomplete-endAdornment': { right: 0 },
  // A disabled input swallows the pointer, and with it the tooltip that says why.
  '& .Mui-disabled input, & .Mui-disabled textarea': { pointerEvents: 'none' },
}));

const Foot = styled('div')({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  '& > p': { flex: 1, minWidth: 0 },
});
const Notice = styled('span')(({ theme }) => ({ color: theme.tokens.warning.softText }));
const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.tokens.textMuted,
  marginTop: 4,
  marginRight: 2,
  fontVariantNumeric: 'tabular-nums',
}));

interface FieldFrameProps extends CommonProps {
  readonly id: string;
  readonly error?: string | undefined;
  /** What became of what was typed, where nothing is wrong with the value. */
  readonly notice?: string | undefined;
  /** The line under the field is read out when it changes. */
  readonly live?: boolean | undefined;
  /** Characters used and allowed. */
  readonly counter?: readonly [used: number, allowed: number] | undefined;
  /** The label belongs to something that is no input: it carries this id and is referred to. */
  readonly labelId?: string;
  /** What stands inside brings its own label. */
  readonly unlabelled?: boolean;
  readonly children: ReactNode;
}

/** From this share of the limit on, the counter is shown. */
const TIGHT = 0.8;

/** The id of the line under a field: what `aria-describedby` points to. */
export function describedBy(
  id: string,
  {
    bare,
    error,
    notice,
  }: { bare?: boolean | undefined; error?: string | undefined; notice?: string | undefined },
) {
  return bare && !error && !notice ? undefined : `${id}-helper`;
}

/** Label on the border, control, and a line under it that is always there, so that an error moves nothing. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    label,
    labelId,
    helper,
    error,
    notice,
    live = false,
    counter,
    required = false,
    disabledReason,
    bare = false,
  } = props;
  const disabled = (props.disabled ?? false) || Boolean(disabledReason);
  const blank = !error && !notice && helper === undefined;
  const frame = (
    <Frame fullWidth error={Boolean(error)} required={required} disabled={disabled}>
      {!bare && !props.unlabelled && (
        <InputLabel htmlFor={id} id={labelId}>
          {label}
        </InputLabel>
      )}
      {props.children}
      {(!bare || error || notice) && (
        <Foot>
          <FormHelperText
            id={`${id}-helper`}
            aria-live={live ? 'polite' : undefined}
            data-blank={blank ? '' : undefined}
          >
            {error ??
              (notice && <Notice data-notice>{notice}</Notice>) ??
              helper ??
              (disabledReason ? <VisuallyHidden>{disabledReason}</VisuallyHidden> : ' ')}
          </FormHelperText>
          {counter && counter[0] >= counter[1] * TIGHT && (
            <Counter aria-hidden>
              {counter[0]}/{counter[1]}
            </Counter>
          )}
        </Foot>
      )}
    </Frame>
  );
  if (!disabledReason) return frame;
  return (
    <Tooltip title={disabledReason} describeChild enterTouchDelay={0}>
      {frame}
    </Tooltip>
  );
}
