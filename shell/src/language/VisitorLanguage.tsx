import { LanguageChoice } from './LanguageChoice.tsx';
import { switchLanguage } from './page-language.ts';

/** A visitor's choice is stored in the browser. */
export default function VisitorLanguage({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  return <LanguageChoice isLabelHidden={isLabelHidden} onChoose={switchLanguage} />;
}
