export { emailKinds as kindLabels } from '@storyloom/backend/contract/words/en/statuses';
