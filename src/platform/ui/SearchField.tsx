import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';

import { IconAction } from '@/platform/ui/IconAction';

interface SearchFieldProps {
  /** The accessible name; also what stands in the empty field, said by the icon too. */
  readonly label: string;
  readonly value: string;
  /** Called when the typing rests, and at once on Enter or when cleared. */
  readonly onSearch: (value: string) => void;
  readonly delay?: number;
  readonly width?: number | string;
}

/** A search box that waits for the typing to rest. */
export function SearchField({ label, value, onSearch, delay = 500, width = 270 }: SearchFieldProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The value changed from outside (filters cleared, Back): it wins over what stands here.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const later = useDebouncedCallback(onSearch, delay);

  const type = (text: string) => {
    setTyped(text);
    later(text);
  };
  const now = (text: string) => {
    later.cancel();
    setTyped(text);
    onSearch(text);
  };
  const clear = () => {
    now('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') now(typed);
    if (event.key === 'Escape' && typed) {
      // A dialog around it stays open: this Escape was for the field.
      event.stopPropagation();
      clear();
    }
  };

  return (
    <OutlinedInput
      type="search"
      value={typed}
      placeholder={label}
      inputRef={input}
      notched={false}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
      sx={({ density }) => ({
        width,
        maxWidth: '100%',
        height: density.control,
        '& input::-webkit-search-cancel-button': { display: 'none' },
      })}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <InputAdornment position="end">
            <IconAction
              label={t('clear')}
              icon={<CloseOutlined fontSize="small" />}
              size="small"
              edge="end"
              onClick={clear}
            />
          </InputAdornment>
        )
      }
    />
  );
}
