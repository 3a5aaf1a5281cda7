export { editQuery } from './edit-query.js';
export {
  QueryEditor,
  type QueryEditorOptions,
  type QueryEncoding,
  type QueryToken,
} from './editor.js';
