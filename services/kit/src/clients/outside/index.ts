export {
  askOutside,
  findOutside,
  openOutside,
  OutsideFault,
  toOutsideFault,
  type OutsideCall,
  type OutsideFailure,
  type OutsideQuestion,
} from './ask-outside.ts';
export { describeFailure, type FailureWords } from './describe-failure.ts';
