import { textRule } from '@/platform/forms/validators';
import { isBenefitCode, isCest, isCfop, isNcm } from './codes';

export const ncm = () => textRule('ncm', isNcm);
export const cest = () => textRule('cest', isCest);
export const cfop = () => textRule('cfop', isCfop);
export const benefitCode = () => textRule('benefitCode', isBenefitCode);
