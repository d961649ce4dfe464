import i18next from 'i18next';
import { RegisterPage } from '../RegisterPage';
import { defineSampleRegister } from './sampleRegister';
import { sampleWords } from './sampleWords';

const sample = defineSampleRegister();
i18next.addResourceBundle('pt-BR', 'gallery', sampleWords);

/** A whole register, with every kind of field and column, whose records open as pages of their own. */
export function RegisterGallery() {
  return <RegisterPage register={sample} />;
}
