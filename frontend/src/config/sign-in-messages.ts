/** The texts that the specification prints for signing in, word for word and with its spelling. */
export const signInTexts = {
  login: {
    failed: 'Please provide a valid email and password',
    success: 'Login successful!',
    rememberMe: 'Remember me',
    forgotPassword: 'Forgot password',
    googleFailed: 'Google sign in failed !',
  },
  register: {
    success: 'User registered successfully!',
    googleSuccess: 'Register successful!',
    googleFailed: 'Google sign in failed!',
  },
} as const;
