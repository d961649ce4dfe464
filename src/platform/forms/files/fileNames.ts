import type { FileKind } from '@/platform/forms/files/fileKinds';

/** Extensions of a content; the first is given to a name that has none of them. */
const EXTENSIONS: Partial<Record<FileKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  mp3: ['mp3'],
  aac: ['aac'],
  ogg: ['ogg', 'oga', 'opus'],
  wav: ['wav'],
  m4a: ['m4a', 'mp4'],
  webm: ['webm', 'weba'],
  xml: ['xml'],
};

/** A name with the extension of its content, where it promises another: 'nota.pdf' of a JPEG → 'nota.jpg'. */
export function nameOfKind(name: string, kind: FileKind): string {
  const fitting = EXTENSIONS[kind];
  const [, stem = name, extension = ''] = /^(.+)\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
  if (!fitting || fitting.includes(extension.toLowerCase())) return name;
  return `${stem}.${fitting[0]}`;
}
