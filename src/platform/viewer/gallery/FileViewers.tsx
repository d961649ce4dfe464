import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { radius } from '@/platform/theme/tokens';
import { FileViewer } from '@/platform/viewer/FileViewer';
import { hostileFiles, samplePdf, sampleSound, sampleXml } from '@/platform/viewer/gallery/sampleFiles';
import { prepareFile } from '@/platform/viewer/prepareFile';
import type { Readable } from '@/platform/viewer/xml/XmlPane';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });
const Box = styled('div')(({ theme }) => ({
  height: 520,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
}));

/** A picture painted here, so that the gallery loads nothing from elsewhere. */
async function paintedPicture(background: string, figure: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 1600;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = background;
    context.fillRect(0, 0, 1200, 1600);
    context.fillStyle = figure;
    for (let line = 0; line < 24; line += 1)
      context.fillRect(100, 120 + line * 56, 400 + ((line * 137) % 600), 18);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob ?? new Blob();
}

const readNote: Readable = ({ root }) => {
  const name = root.name === 'nfeProc' ? root.children[0]?.children[0]?.children[1]?.children[1]?.text : null;
  return name ? <p>{name}</p> : null;
};

interface Sample {
  readonly name: string;
  readonly blob: Blob;
}

/** The viewer with a file of every kind, and with those that mean harm. */
export function FileViewers() {
  const { t } = useTranslation('viewer');
  const tokens = useSchemeColours();
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let wanted = true;
    const make = async () => {
      const picture = await paintedPicture(tokens.surface, tokens.text);
      const honest: readonly (readonly [string, Blob])[] = [
        ['nota-entrega.pdf', samplePdf(7)],
        ['folha-unica.pdf', samplePdf(1)],
        ['holerite.png', picture],
        ['nfe-4821.xml', new Blob([sampleXml])],
        ['recado.wav', sampleSound(12)],
      ];
      const all = [...honest, ...hostileFiles()].map(([name, blob]) => ({ name, blob }));
      if (wanted) setSamples(all);
    };
    void make();
    return () => {
      wanted = false;
    };
  }, [tokens]);
  const sample = samples[chosen];
  return (
    <>
      <Choices role="group" aria-label={t('gallery.files')}>
        {samples.map(({ name, blob }, index) => (
          <Button
            key={name}
            variant={index === chosen ? 'contained' : 'outlined'}
            onPointerEnter={() => void prepareFile({ blob, name })}
            onClick={() => setChosen(index)}
          >
            {name}
          </Button>
        ))}
      </Choices>
      <Box>
        {sample && <FileViewer key={sample.name} name={sample.name} blob={sample.blob} readable={readNote} />}
      </Box>
    </>
  );
}
