import type { firstRules as english } from '../en/first-rules.ts';
import { labelled } from './labelled.ts';

/** What the first screens say of the fields of a book request. */
export const firstRules: typeof english = {
  required: ({ label }) => labelled(label, 'campo obligatorio'),
  required_without_book: ({ label }) =>
    labelled(label, 'campo obligatorio si no se indica ningún libro'),
  not_valid: ({ label }) => labelled(label, 'el valor no es válido'),
  too_long: ({ label, max }) => labelled(label, `debe tener como máximo ${max} caracteres`),
  invisible_characters: ({ label }) =>
    labelled(label, 'no debe contener caracteres invisibles ni de control'),
  not_email: ({ label }) => labelled(label, 'debe ser una dirección de correo electrónico'),
};
