// Import order matters: SweetAlert2 adds its styles after ours.
import './dialog.css';

export { default as Swal } from 'sweetalert2';
