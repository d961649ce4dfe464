import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { formatSeconds } from '@/platform/format/seconds';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { SPEEDS, type useAudio } from '@/platform/viewer/audio/useAudio';

const Player = styled('div')({ display: 'grid', gap: 12, width: 'min(520px, 100%)' });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });
const Time = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 'none',
  minWidth: 84,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));
const SKIP = 5;

const rateText = (rate: number) => `${formatNumber(rate, { decimals: 2, minDecimals: 0 })}×`;

interface AudioPlayerProps {
  readonly audio: ReturnType<typeof useAudio>;
  /** The accessible name of the recording. */
  readonly name: string;
  readonly speeds?: boolean;
}

/** Play, place and speed of a sound. */
export function AudioPlayer({ audio, name, speeds = true }: AudioPlayerProps) {
  const { t } = useTranslation('viewer');
  const { at, length, playing, speed } = audio;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rate = SPEEDS.findIndex((one) => one === speed);
    const actions: Readonly<Record<string, () => void>> = {
      k: audio.toggle,
      j: () => audio.seek(at - SKIP),
      l: () => audio.seek(at + SKIP),
      '>': () => audio.setRate(SPEEDS[rate + 1] ?? speed),
      '<': () => audio.setRate(SPEEDS[rate - 1] ?? speed),
    };
    const act = actions[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  return (
    <Player role="group" aria-label={t('audio.player', { name })} onKeyDown={onKeyDown}>
      <Line>
        <IconAction
          label={playing ? t('audio.pause') : t('audio.play')}
          icon={playing ? <PauseOutlined /> : <PlayArrowOutlined />}
          color="primary"
          onClick={audio.toggle}
        />
        <Slider
          size="small"
          aria-label={t('audio.place')}
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={Math.min(at, length)}
          onChange={(_, seconds) => audio.seek(seconds)}
          getAriaValueText={formatSeconds}
        />
        <Time>
          {formatSeconds(at)} / {formatSeconds(length)}
        </Time>
      </Line>
      {speeds && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('audio.speed')}
          value={speed}
          onChange={(_, rate: number | null) => rate !== null && audio.setRate(rate)}
        >
          {SPEEDS.map((rate) => (
            <ToggleButton key={rate} value={rate}>
              {rateText(rate)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Player>
  );
}
