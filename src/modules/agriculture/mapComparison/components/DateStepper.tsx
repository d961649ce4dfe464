import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { IconAction } from '@/platform/ui/IconAction';
import type { SideName } from '../hooks/useComparisonAddress';
import { isUsable, stepImage } from '../rules/imageDates';
import { imageText, indexText } from '../words';
import type { SatelliteDate } from '../../agricultureWire';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  minWidth: 0,
  '& > div': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: { gap: 0 },
}));

interface DateStepperProps {
  readonly side: SideName;
  readonly images: readonly SatelliteDate[];
  readonly image: SatelliteDate;
  readonly onChange: (image: SatelliteDate) => void;
}

/** The day of one of the two images; left and right arrows go to the image before and after. */
export function DateStepper({ side, images, image, onChange }: DateStepperProps) {
  const { t } = useTranslation('agriculture');
  const [before, after] = [stepImage(images, image, -1), stepImage(images, image, 1)];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The open list lies elsewhere in the page and has its own keys.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null;
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <Group
      role="group"
      aria-label={t(`mapComparison.side.${side}`)}
      aria-keyshortcuts="ArrowLeft ArrowRight"
      onKeyDown={onKeyDown}
    >
      <IconAction
        label={t(`mapComparison.image.before.${side}`)}
        icon={<ChevronLeftOutlined />}
        disabledReason={before ? undefined : t('mapComparison.image.first')}
        onClick={() => before && onChange(before)}
      />
      <div>
        <SelectControl
          label={t(`mapComparison.side.${side}`)}
          value={image.id}
          clearable={false}
          options={images.toReversed().map((one) => ({
            id: one.id,
            name: imageText(t, one),
            ...(isUsable(one) ? {} : { disabledReason: t('mapComparison.image.unusable') }),
          }))}
          helper={
            image.meanNdvi === null
              ? t('mapComparison.image.hidden')
              : t('mapComparison.image.mean', { value: indexText(image.meanNdvi) })
          }
          onChange={(id) => {
            const chosen = images.find((one) => one.id === id);
            if (chosen) onChange(chosen);
          }}
        />
      </div>
      <IconAction
        label={t(`mapComparison.image.after.${side}`)}
        icon={<ChevronRightOutlined />}
        disabledReason={after ? undefined : t('mapComparison.image.last')}
        onClick={() => after && onChange(after)}
      />
    </Group>
  );
}
