import type { GridSlotProps } from '@mui/x-data-grid';

/**
 * The grid's check box: the browser's own input, drawn by the grid's style (gridTheme.ts). One stands in every row, and
 * MUI's, of five parts each, took a tenth of the time in which a search shows its rows.
 */
export function GridCheckbox({
  checked = false,
  className,
  disabled,
  indeterminate = false,
  onChange,
  onClick,
  onKeyDown,
  onMouseDown,
  slotProps,
  tabIndex,
}: GridSlotProps['baseCheckbox']) {
  return (
    <input
      type="checkbox"
      {...slotProps?.htmlInput}
      {...{ checked, className, disabled, onChange, onClick, onKeyDown, onMouseDown, tabIndex }}
      // Not an attribute: only a script can say that some are chosen and some are not.
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
    />
  );
}
