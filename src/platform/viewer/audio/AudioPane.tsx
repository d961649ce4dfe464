import { styled } from '@mui/material/styles';
import { AudioPlayer } from '@/platform/viewer/audio/AudioPlayer';
import { useAudio } from '@/platform/viewer/audio/useAudio';
import type { ViewedFile } from '@/platform/viewer/inspect/inspection';
import { ProblemNote } from '@/platform/viewer/parts/ProblemNote';
import { ViewerBar } from '@/platform/viewer/parts/ViewerBar';

const Surface = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 120,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  padding: 24,
  backgroundColor: theme.tokens.surfaceSunken,
}));

/** A sound, played in its place on the page. */
export function AudioPane({ file, blob }: { readonly file: ViewedFile; readonly blob: Blob }) {
  const audio = useAudio(blob);
  return (
    <>
      <ViewerBar name={file.name} blob={blob} />
      {audio.failed ? (
        <ProblemNote file={file} problem={{ reason: 'audio' }} />
      ) : (
        <Surface>
          <AudioPlayer audio={audio} name={file.name} />
        </Surface>
      )}
    </>
  );
}
