// Its own style sheet comes last, as it always has: ours is there before.
import './dialog.css';

export { default as Swal } from 'sweetalert2';
